import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { reportChoice as words } from '../content/report-choice.ts';
import { areReportsOff, switchReports } from '../shared/report-choice.ts';
import { colours, measures } from '../ui/theme/tokens.ts';

// Without scripts nothing is reported, and there is nothing to switch.
const look = {
  paddingBlock: '32px clamp(40px, 5vw, 72px)',
  background: colours.warm,
  '@media (scripting: none)': { display: 'none' },
} as const;

const never = () => () => {};

/** Below the privacy policy: the visitor says whether this browser reports failures. */
export function ReportChoice() {
  const before = useSyncExternalStore(never, areReportsOff, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const [isKept, setKept] = useState(true);
  const off = chosen ?? before;
  const turn = () => {
    setKept(switchReports(!off));
    setChosen(areReportsOff());
  };
  return (
    <Container component="aside" id={words.id} aria-labelledby="reports-title" sx={look}>
      <Typography variant="h3" component="h2" id="reports-title">
        {words.title}
      </Typography>
      <Box role="status" sx={{ mt: 1.5, mb: 3, maxWidth: measures.readingWidth }}>
        <Typography>{off ? words.off : words.on}</Typography>
        {!isKept && <Typography>{words.notKept}</Typography>}
      </Box>
      <Button variant="outlined" onClick={turn}>
        {off ? words.switchOn : words.switchOff}
      </Button>
    </Container>
  );
}
