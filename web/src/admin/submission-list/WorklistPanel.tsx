import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { nameOf } from '@site/contract/desk/hidden-names';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { submissionCopy } from '../../content/product/admin-submission.ts';
import { kindWords, submissionListCopy } from '../../content/product/admin-submission-list.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { aboutOf } from './listed-submissions.ts';
import { StatusChip } from './StatusChip.tsx';
import type { Worklist } from './use-worklist.ts';

/** The worklist beside the open person: it shows the place in the list, and the rows that have left the list. */
export function WorklistPanel({ worklist, current }: { worklist: Worklist; current: string }) {
  const { kind, rows, waiting, refresh } = worklist;
  const { search } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const here = useRef<HTMLAnchorElement>(null);
  const isListed = rows.some(({ row }) => row.id === current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel stays from one person to the next, and its rows come late
  useEffect(() => {
    if (panel.current && here.current) scrollTo(here.current, panel.current);
  }, [current, isListed]);
  return (
    <Box
      component="nav"
      ref={panel}
      aria-label={submissionCopy.worklist(kindWords[kind].many)}
      sx={{ position: 'sticky', top: 72, maxHeight: 'calc(100dvh - 88px)', overflowY: 'auto' }}
    >
      {waiting > 0 && (
        <Button variant="outlined" size="small" fullWidth onClick={refresh} sx={{ mt: 1 }}>
          {submissionListCopy.waiting(waiting)}
        </Button>
      )}
      <List dense>
        {rows.map(({ row, hasLeft }) => (
          <ListItem key={row.id} disablePadding divider>
            <ListItemButton
              ref={row.id === current ? here : undefined}
              href={`/dashboard/${kind}/${encodeURIComponent(row.id)}${search}`}
              selected={row.id === current}
              aria-current={row.id === current ? 'page' : undefined}
              sx={{
                gap: 1,
                opacity: hasLeft ? 0.75 : 1,
                // The chip of a waiting message has its own line: otherwise the name would have no space.
                ...(row.waitingMove && {
                  flexDirection: 'column',
                  alignItems: 'stretch',
                  gap: 0,
                  pb: '10px',
                  '& .MuiChip-root': { alignSelf: 'flex-start' },
                }),
              }}
            >
              <ListItemText
                primary={
                  <>
                    {row.unread && !hasLeft && <VisuallyHidden>{submissionListCopy.unread}: </VisuallyHidden>}
                    <bdi>{nameOf(row)}</bdi>
                  </>
                }
                secondary={aboutOf(row)}
                slotProps={{
                  primary: { noWrap: true, sx: { fontWeight: row.unread && !hasLeft ? 600 : 400 } },
                  secondary: { noWrap: true },
                }}
              />
              <StatusChip kind={kind} submission={row} hasLeft={hasLeft} isShort />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** Scrolls a panel just far enough to show a row. `scrollIntoView` would also scroll the window. */
function scrollTo(row: HTMLElement, panel: HTMLElement): void {
  const [inner, outer] = [row.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (inner.top < outer.top) panel.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) panel.scrollTop += inner.bottom - outer.bottom;
}
