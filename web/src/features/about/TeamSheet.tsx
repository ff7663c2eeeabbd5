import styled from '@emotion/styled/base';
import { type KeyboardEvent, useId, useState } from 'react';
import { Monogram } from '../../components/drawings/Monogram.tsx';
import { Text } from '../../components/Text.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { TeamMember } from '../../content/pages/about.ts';
import { colours, families, timings } from '../../theme/tokens.ts';

const Sheet = styled('article')({ display: 'grid' });

const Face = styled('div')({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  minHeight: 400,
  background: colours.deep,
  color: colours.onDark,
  '& > *': { gridArea: '1 / 1' },
  '@media (scripting: none)': { '& > *': { gridArea: 'auto' } },
});

/** The whole face answers to a tap, and shows where the focus is. */
const Opener = styled('button')({
  zIndex: 2,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -6 },
  '@media (scripting: none)': { display: 'none' },
});

const Details = styled('div')({
  zIndex: 1,
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: '28px 28px 32px',
  background: colours.ink,
  borderTop: `4px solid ${colours.amber}`,
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateY(8px)',
  transition: `opacity ${timings.quick}, transform ${timings.quick}, visibility 0s 160ms`,
  '&[data-open]': {
    opacity: 1,
    visibility: 'visible',
    transform: 'none',
    transition: `opacity ${timings.quick}, transform ${timings.quick}`,
  },
  '@media (scripting: none)': { opacity: 1, visibility: 'visible', transform: 'none' },
});

const Designation = styled('p')({
  marginTop: 8,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: colours.onDarkSoft,
});

interface TeamSheetProps {
  member: TeamMember;
  /** What its button does. */
  details: string;
}

/** One of the team: a drawn portrait, and who it is for whoever points at it, tabs to it or taps it. */
export function TeamSheet({ member, details }: TeamSheetProps) {
  const { name, designation, moreDetails, monogram, sheet } = member;
  const detailsId = useId();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const isOpen = isHovered || hasFocus || isPinned;

  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setIsHovered(false);
    setHasFocus(false);
    setIsPinned(false);
  };

  return (
    <Sheet>
      <Face
        data-ground="dark"
        // A tap pins it instead: a finger does not hover.
        onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
        onPointerLeave={() => setIsHovered(false)}
      >
        <Monogram letters={monogram} />
        <Opener
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onFocus={({ currentTarget }) => setHasFocus(currentTarget.matches(':focus-visible'))}
          onBlur={() => setHasFocus(false)}
          onKeyDown={closeByKey}
          onClick={() => setIsPinned(!isPinned)}
        >
          <VisuallyHidden>
            {name}: {details}
          </VisuallyHidden>
        </Opener>
        <Details id={detailsId} {...(isOpen ? { 'data-open': '' } : {})}>
          <Text variant="h3">{name}</Text>
          <Designation>{designation}</Designation>
          <Text variant="body2" css={{ marginTop: 16 }}>
            {moreDetails}
          </Text>
        </Details>
      </Face>
      <div>
        <TitleBlock number={sheet} shows={name} scale={monogram} />
      </div>
    </Sheet>
  );
}
