import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { selectionCopy } from '../../content/product/admin.ts';
import type { Column } from '../../ui/RecordTable.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { selectionBarTop } from './looks.ts';
import { TextAction } from './TextAction.tsx';

/** The ticked rows of a list. Rows that leave the list are no longer selected. */
export function useSelection(shown: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter((id) => ticked.has(id));
  const select = (ids: readonly string[], isSelected: boolean) =>
    setTicked(new Set(isSelected ? [...ticked, ...ids] : [...ticked].filter((id) => !ids.includes(id))));
  const selectAll = (isSelected: boolean) => select(shown, isSelected);
  return { ticked, selected, select, selectAll, selectNone: () => setTicked(new Set()) };
}

interface SelectionColumn<Row> {
  selection: ReturnType<typeof useSelection>;
  count: number;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  isSelectable?: (row: Row) => boolean;
}

/** The column of the checkboxes; the checkbox in its head ticks all shown rows. */
export function selectionColumn<Row>(props: SelectionColumn<Row>): Column<Row> {
  const { selection, count, idOf, nameOf, isSelectable = () => true } = props;
  const selected = selection.selected.length;
  return {
    name: 'box',
    // A list of one row has a label in the head of the column: the checkbox of the row is enough.
    head:
      count < 2 ? (
        <VisuallyHidden>{selectionCopy.column}</VisuallyHidden>
      ) : (
        <Checkbox
          checked={selected === count}
          indeterminate={selected > 0 && selected < count}
          onChange={({ target }) => selection.selectAll(target.checked)}
          slotProps={{ input: { 'aria-label': selectionCopy.selectAll(count) } }}
        />
      ),
    cell: (row) =>
      isSelectable(row) && (
        <Checkbox
          checked={selection.ticked.has(idOf(row))}
          onChange={({ target }) => selection.select([idOf(row)], target.checked)}
          slotProps={{ input: { 'aria-label': selectionCopy.select(nameOf(row)) } }}
        />
      ),
  };
}

/** The space that keeps the focused element clear of the bar at the end of the screen. */
export const aboveSelectionBar = { scrollMarginBottom: 120 } as const;

// The bar stays visible at the end of the screen, below the rows.
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 28px',
  padding: '6px 20px',
  border: `1px solid ${colours.outline}`,
  borderTop: `2px solid ${colours.ink}`,
} as const;

interface SelectionBarProps {
  label: string;
  count: number;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar({ label, count, onClear, children }: SelectionBarProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? publishTop(frame.current) : undefined), []);
  return (
    <Paper ref={frame} component="section" aria-label={label} sx={bar}>
      <Typography variant="caption" component="p" role="status" sx={{ mr: 'auto' }}>
        {selectionCopy.selected(count)}
      </Typography>
      {children}
      <TextAction onClick={onClear}>{selectionCopy.selectNone}</TextAction>
    </Paper>
  );
}

/** The height that a long notice needs. A bar above that height cannot collide with a notice at the end of the screen. */
const noticeHeight = 240;

/** Keeps the place of the bar in a CSS variable. Gives the function that ends this. */
function publishTop(frame: HTMLElement): () => void {
  const { style } = document.documentElement;
  const publish = () => {
    const { top, bottom } = frame.getBoundingClientRect();
    const isNear = bottom > innerHeight - noticeHeight;
    style.setProperty(selectionBarTop, isNear ? `${innerHeight - top}px` : '0px');
  };
  const size = new ResizeObserver(publish);
  size.observe(frame);
  size.observe(document.body);
  addEventListener('scroll', publish, { passive: true });
  addEventListener('resize', publish);
  return () => {
    size.disconnect();
    removeEventListener('scroll', publish);
    removeEventListener('resize', publish);
    style.removeProperty(selectionBarTop);
  };
}
