import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import type { TeamMember } from '../../content/firm/pages/about.ts';
import { Monogram } from '../../drawings/Monogram.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, timings } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const withoutScripts = '@media (scripting: none)';

const face = {
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  minHeight: 400,
  background: colours.deep,
  color: colours.onDark,
  '& > *': { gridArea: '1 / 1' },
  [withoutScripts]: { '& > *': { gridArea: 'auto' } },
} as const;

/** The button covers the whole face, so that a tap anywhere works and the focus ring surrounds the face. */
const opener = {
  zIndex: 2,
  width: '100%',
  height: '100%',
  '&&:focus-visible': { outlineOffset: -6 },
  [withoutScripts]: { display: 'none' },
} as const;

const shown = { opacity: 1, visibility: 'visible', transform: 'none' } as const;
const fade = `opacity ${timings.quick}, transform ${timings.quick}`;

const about = {
  zIndex: 1,
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: '28px 28px 32px',
  background: colours.ink,
  borderTop: `4px solid ${colours.accent}`,
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateY(8px)',
  transition: `${fade}, visibility 0s 160ms`,
  '&[data-open]': { ...shown, transition: fade },
  [withoutScripts]: shown,
} as const;

interface TeamSheetProps {
  member: TeamMember;
  details: string;
}

/** A member of the team: a drawn portrait, and details for a visitor who points at it, tabs to it or taps it. */
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
    <article>
      <Box
        data-ground="dark"
        // A mouse hovers and a finger does not: a tap pins the details instead.
        onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
        onPointerLeave={() => setIsHovered(false)}
        sx={face}
      >
        <Monogram letters={monogram} />
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onFocus={({ currentTarget }) => setHasFocus(currentTarget.matches(':focus-visible'))}
          onBlur={() => setHasFocus(false)}
          onKeyDown={closeByKey}
          onClick={() => setIsPinned(!isPinned)}
          sx={opener}
        >
          <VisuallyHidden>
            {name}: {details}
          </VisuallyHidden>
        </ButtonBase>
        <Box id={detailsId} data-open={isOpen ? '' : undefined} sx={about}>
          <Typography variant="h3">{name}</Typography>
          <Typography variant="caption" component="p" sx={{ marginTop: 1, color: colours.onDarkSoft }}>
            {designation}
          </Typography>
          <Typography variant="body2" sx={{ marginTop: 2 }}>
            {moreDetails}
          </Typography>
        </Box>
      </Box>
      <TitleBlock number={sheet} shows={name} scale={monogram} />
    </article>
  );
}
