import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Picture } from '../../content/shapes/picture.ts';
import { NoBreak } from '../NoBreak.tsx';
import { PictureFrame } from '../PictureFrame.tsx';
import { colours, heroEntrance, measures, media } from '../theme/tokens.ts';
import { Actions } from './Actions.tsx';

const grounds = {
  tinted: { bgcolor: colours.tinted, color: colours.ink },
  dark: { bgcolor: colours.deep, color: colours.onDark },
} as const;

const frame = {
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 52%) minmax(0, 48%)', minHeight: 'min(620px, 42vw)' },
} as const;

const words = {
  alignSelf: 'center',
  padding: `56px ${measures.margin} 48px`,
  [media.desktop]: { padding: `72px 56px 72px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)` },
  ...heroEntrance,
} as const;

const parentLink = {
  display: 'inline-block',
  padding: '11px 0',
  color: 'inherit',
  textDecorationColor: 'inherit',
  textUnderlineOffset: '0.25em',
} as const;

/** The picture reaches the right edge of the screen. Its title block keeps to the margins. */
const sheet = {
  display: 'grid',
  '& figcaption': { padding: `0 ${measures.margin}` },
  [media.desktop]: {
    '& figure': { gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)' },
    // The picture is as high as the text beside it, whatever its ratio.
    '& picture': { position: 'relative' },
    '& img': { position: 'absolute', height: '100%' },
    '& [role="img"]': { height: 0, minHeight: '100%' },
    '& figcaption': { paddingLeft: 0 },
  },
  [media.print]: { display: 'none' },
} as const;

interface PageBannerProps {
  heading: string;
  description: string;
  picture: Picture;
  /** The page above this page, for instance the list that contains it. */
  parent?: { label: string; href: string };
  actions?: readonly { label: string; href: string }[];
  ground?: keyof typeof grounds;
}

/** The head of an inner page: its title and introduction, beside a picture that reaches the right edge of the screen. */
export function PageBanner({
  heading,
  description,
  picture,
  parent,
  actions = [],
  ground = 'tinted',
}: PageBannerProps) {
  return (
    <Box component="section" data-ground={ground} sx={{ overflow: 'hidden', ...grounds[ground] }}>
      <Box sx={frame}>
        <Box sx={words}>
          {parent && (
            <Typography variant="caption" component="p" sx={{ marginBottom: 2 }}>
              <Link href={parent.href} sx={parentLink}>
                {parent.label}
              </Link>
            </Typography>
          )}
          <Typography variant="h1" sx={{ fontSize: 'clamp(2.25rem, 1.4rem + 3.1vw, 4rem)' }}>
            <NoBreak>{heading}</NoBreak>
          </Typography>
          <Typography variant="subtitle1" sx={{ marginTop: 3, maxWidth: '44ch' }}>
            <NoBreak>{description}</NoBreak>
          </Typography>
          {actions.length > 0 && <Actions actions={actions} />}
        </Box>
        <Box sx={sheet}>
          <PictureFrame
            picture={picture}
            ratio={4 / 3}
            // On a wide screen the picture is as high as the text, so its sides are cut.
            sizes={`(min-width: ${measures.desktop}px) 58vw, 100vw`}
            load="first"
          />
        </Box>
      </Box>
    </Box>
  );
}
