import styled from '@emotion/styled/base';
import { CheckList } from '../components/CheckList.tsx';
import { Text } from '../components/Text.tsx';
import { media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: '48px clamp(40px, 7vw, 96px)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

interface CheckListsProps extends SectionHead {
  lists: readonly { title: string; items: readonly string[] }[];
}

/** Lists side by side, each under its title. */
export function CheckLists({ lists, ...head }: CheckListsProps) {
  return (
    <Section {...head}>
      <Columns>
        {lists.map(({ title, items }) => (
          <div key={title}>
            <Text variant="h3" css={{ marginBottom: 20 }}>
              {title}
            </Text>
            <CheckList items={items} />
          </div>
        ))}
      </Columns>
    </Section>
  );
}
