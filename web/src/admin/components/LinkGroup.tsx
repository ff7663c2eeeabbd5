import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Link, type To } from 'react-router-dom';

interface LinkGroupProps {
  label: string;
  links: readonly { name: string; to: To; isHere: boolean }[];
}

/** Ways to look at the same thing, side by side; on a phone the row scrolls. */
export function LinkGroup({ label, links }: LinkGroupProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ overflowX: 'auto', whiteSpace: 'nowrap', p: '4px', m: '-4px' }}>
      <ButtonGroup role="presentation" size="small" disableElevation>
        {links.map(({ name, to, isHere }) => (
          <Button
            key={name}
            component={Link}
            to={to}
            variant={isHere ? 'contained' : 'outlined'}
            aria-current={isHere ? 'page' : undefined}
          >
            {name}
          </Button>
        ))}
      </ButtonGroup>
    </Box>
  );
}
