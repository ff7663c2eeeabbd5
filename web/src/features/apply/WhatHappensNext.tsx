import styled from '@emotion/styled/base';
import { Text } from '../../components/Text.tsx';
import { applyPage } from '../../content/pages/apply.ts';
import { colours, families } from '../../theme/tokens.ts';

// Three bays on a conductor of their own.
const List = styled('ol')({
  position: 'relative',
  display: 'grid',
  gap: 32,
  marginTop: 28,
  padding: 0,
  listStyle: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 10,
    bottom: 10,
    width: 2,
    background: colours.amber,
  },
});

const Point = styled('li')({
  position: 'relative',
  paddingLeft: 36,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: colours.amber,
    boxShadow: `0 0 0 4px ${colours.warm}`,
  },
});

const Title = styled('h3')({ fontFamily: families.heading, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 });

const Answer = styled('p')({
  marginTop: 6,
  color: colours.slate,
  fontSize: '1.0625rem',
  lineHeight: 1.55,
  '& a': { color: colours.tealDeep, textUnderlineOffset: '0.2em' },
});

/** What becomes of an application. */
export function WhatHappensNext() {
  const { title, points } = applyPage.next;
  return (
    <>
      <Text variant="h3" as="h2">
        {title}
      </Text>
      <List>
        {points.map((point) => (
          <Point key={point.title}>
            <Title>{point.title}</Title>
            <Answer>
              {point.text}
              {'link' in point && (
                <>
                  {' '}
                  <a href={point.link.href}>{point.link.label}</a>.
                </>
              )}
            </Answer>
          </Point>
        ))}
      </List>
    </>
  );
}
