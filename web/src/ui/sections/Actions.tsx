import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface ActionsProps {
  actions: readonly { label: string; href: string }[];
  /** The space between the text and the actions. */
  marginTop?: string;
}

/** The next steps for the reader, in a row. The first is the main step. */
export function Actions({ actions, marginTop = '40px' }: ActionsProps) {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', marginTop }}>
      {actions.map(({ label, href }, index) => (
        <Button key={href} href={href} variant={index === 0 ? 'contained' : 'outlined'}>
          {label}
        </Button>
      ))}
    </Stack>
  );
}
