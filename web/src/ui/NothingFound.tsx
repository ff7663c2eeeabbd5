import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { colours } from './theme/tokens.ts';

/** The frame of a sentence that replaces a list. */
export const emptyList = {
  py: 4,
  borderTop: `2px solid ${colours.ink}`,
  borderBottom: `1px solid ${colours.hairline}`,
} as const;

interface NothingFoundProps {
  text: string;
  /** The filters that the visitor can remove, each by a button. */
  choices: readonly { label: string; onChoose: () => void }[];
}

/** Replaces a list in which no entry matches the filters. */
export function NothingFound({ text, choices }: NothingFoundProps) {
  return (
    <Box sx={emptyList}>
      <Typography>{text}</Typography>
      <Stack component="ul" role="list" direction="row" sx={{ flexWrap: 'wrap', gap: '12px', mt: '20px' }}>
        {choices.map(({ label, onChoose }) => (
          <li key={label}>
            <Button variant="outlined" onClick={onChoose}>
              {label}
            </Button>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
