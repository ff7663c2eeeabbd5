import styled from '@emotion/styled/base';
import { IndustryIcon, type IndustryIconName } from '../../components/drawings/IndustryIcon.tsx';
import { Text } from '../../components/Text.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { Section } from '../../sections/Section.tsx';
import { colours, media } from '../../theme/tokens.ts';

// The schedule of symbols of a drawing: a mark, its name, what it stands for.
const Schedule = styled('ul')({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  columnGap: 'clamp(32px, 4vw, 64px)',
  borderTop: `2px solid ${colours.ink}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: 20,
    padding: '24px 0',
    borderBottom: `1px solid ${colours.hairline}`,
  },
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** As high as a finger needs, without moving the line. */
const NameLink = styled(TextLink)({ display: 'inline-block', padding: '4px 0', margin: '-4px 0' });

interface IndustriesProps {
  label: string;
  title: string;
  entries: readonly { icon: IndustryIconName; name: string; note: string; href?: string }[];
}

/** The industries that the firm works for, and what each asks of a design. */
export function Industries({ entries, ...head }: IndustriesProps) {
  return (
    <Section symbol="generator" {...head}>
      <Schedule role="list">
        {entries.map(({ icon, name, note, href }) => (
          <li key={name}>
            <IndustryIcon name={icon} />
            <div>
              <Text variant="h3">{href ? <NameLink href={href}>{name}</NameLink> : name}</Text>
              <Text variant="body2" css={{ marginTop: 6, color: colours.slate }}>
                {note}
              </Text>
            </div>
          </li>
        ))}
      </Schedule>
    </Section>
  );
}
