import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { privacyPolicy } from '../content/firm/pages/privacy-policy.ts';
import { reportChoice as words } from '../content/product/privacy-notices.ts';
import { useIsHydrated } from '../shared/address.ts';
import { staticPart } from '../shared/static-parts.tsx';
import { Page } from '../ui/sections/Page.tsx';
import { colours, measures } from '../ui/theme/tokens.ts';

const LegalText = staticPart(() => import('../ui/sections/LegalText.tsx'), 'LegalText');
export const staticParts = [LegalText];

export function PrivacyPolicyPage() {
  const { meta, ...text } = privacyPolicy;
  return (
    <Page meta={meta}>
      <LegalText {...text} />
      <ReportChoice />
    </Page>
  );
}

// The choice is hidden without scripts, because nothing is reported then.
const look = {
  paddingBlock: '32px clamp(40px, 5vw, 72px)',
  background: colours.tinted,
  '@media (scripting: none)': { display: 'none' },
} as const;

/** The choice below the privacy policy, with which the visitor switches failure reports from this browser off or on. */
function ReportChoice() {
  const [chosen, setChosen] = useState<boolean>();
  const [isKept, setKept] = useState(true);
  const isHydrated = useIsHydrated();
  const off = chosen ?? (isHydrated && areReportsOff());
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

// The visitor's choice whether this browser reports failed scripts. The inline script `page-script.ts` reads the same key.

const key = 'reports-off';

/** Tells whether the visitor has switched the reports off. A browser without storage cannot keep this choice. */
export function areReportsOff(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Stores the visitor's choice.
 * @returns whether the browser kept it
 */
export function switchReports(off: boolean): boolean {
  try {
    if (off) localStorage.setItem(key, '');
    else localStorage.removeItem(key);
  } catch {
    return false;
  }
  return areReportsOff() === off;
}
