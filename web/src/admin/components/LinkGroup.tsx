import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useEffect, useRef } from 'react';

interface LinkGroupProps {
  label: string;
  links: readonly { name: string; href: string; isHere: boolean }[];
}

/** Links to different views of the same data, side by side; on a phone the row scrolls. */
export function LinkGroup({ label, links }: LinkGroupProps) {
  const row = useRef<HTMLElement>(null);
  const here = links.find(({ isHere }) => isHere)?.name;
  // The row scrolls to the link of the current page, so that this link is always visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the current page
  useEffect(() => {
    const frame = row.current;
    const link = frame?.querySelector<HTMLElement>('[aria-current]');
    if (frame && link)
      frame.scrollLeft = link.offsetLeft - frame.offsetLeft - (frame.clientWidth - link.offsetWidth) / 2;
  }, [here]);
  return (
    <Box
      ref={row}
      component="nav"
      aria-label={label}
      sx={{ overflowX: 'auto', whiteSpace: 'nowrap', p: '4px', m: '-4px' }}
    >
      <ButtonGroup role="presentation" size="small" disableElevation>
        {links.map(({ name, href, isHere }) => (
          <Button key={name} href={href} variant="outlined" aria-current={isHere ? 'page' : undefined}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
    </Box>
  );
}
