import styled from '@emotion/styled/base';
import { useEffect } from 'react';
import { galleryPage } from '../../content/pages/gallery.ts';
import { showPanel, useTabs } from '../../sections/use-tabs.ts';
import { colours, families, media } from '../../theme/tokens.ts';

const TabRow = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  marginBottom: 'clamp(24px, 3vw, 40px)',
  borderBottom: `2px solid ${colours.amber}`,
});

const Tab = styled('a')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 10,
  minHeight: 52,
  padding: '14px clamp(8px, 1.6vw, 20px)',
  borderBottom: '6px solid transparent',
  color: colours.slate,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { color: colours.ink },
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-selected="true"]': { borderBottomColor: colours.amber, color: colours.ink, fontWeight: 600 },
  '@media (forced-colors: active)': { '&:not([aria-selected="true"])': { borderBottomColor: 'Canvas' } },
});

const Count = styled('span')({
  display: 'none',
  [media.tablet]: { display: 'inline' },
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
});

interface GalleryTabListProps {
  tabs: readonly { id: string; name: string; count: number }[];
  /** The album that is open where the address names none. */
  initial: string;
}

/** The albums' tabs. Their panels stand in the page by the tabs' ids. */
export function GalleryTabList({ tabs, initial }: GalleryTabListProps) {
  const ids = tabs.map(({ id }) => id);
  const { active, isKnown, tabProps } = useTabs(ids, initial);
  useEffect(() => {
    if (isKnown) showPanel(ids, active);
  });
  return (
    <TabRow role="tablist" aria-label={galleryPage.tabs}>
      {tabs.map(({ id, name, count }) => (
        <Tab key={id} {...tabProps(id)}>
          {name} <Count>{count}</Count>
        </Tab>
      ))}
    </TabRow>
  );
}
