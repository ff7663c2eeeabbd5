import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../components/LinkButton.tsx';
import { colours, measures, media, timings } from '../theme/tokens.ts';
import { type HeroSheetContent, HeroStage } from './hero/HeroStage.tsx';
import { useLateDrawings } from './hero/late-drawings.ts';
import { useRotation } from './hero/use-rotation.ts';

const Ground = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  background: colours.deep,
  color: colours.onDark,
  // Drawing paper: a fine grid, 24 px to the square.
  backgroundImage: `linear-gradient(${colours.ink} 1px, transparent 1px), linear-gradient(90deg, ${colours.ink} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
});

const Frame = styled('div')({
  display: 'grid',
  padding: `56px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2) 0`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
    minHeight: 'min(780px, calc(100vh - 96px))',
    paddingTop: 0,
  },
});

const Words = styled('div')({
  alignSelf: 'center',
  position: 'relative',
  zIndex: 1,
  [media.desktop]: { padding: '72px 0 96px' },
  [media.motion]: {
    animation: `hero-text ${timings.heroText} both`,
    '@keyframes hero-text': { from: { opacity: 0, transform: 'translateY(12px)' } },
  },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 40 });

interface HomeHeroProps {
  tagline: string;
  intro: string;
  actions: readonly { label: string; href: string }[];
  sheets: readonly HeroSheetContent[];
}

/** The first sight of the site: the tagline beside drawings of the things the firm makes, which take turns. */
export function HomeHero({ tagline, intro, actions, sheets }: HomeHeroProps) {
  const lateDrawings = useLateDrawings();
  const rotation = useRotation(1 + lateDrawings.length);
  return (
    <Ground data-ground="dark">
      <Frame>
        <Words>
          <Typography variant="h1">{tagline}</Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 3, maxWidth: '46ch', color: colours.onDarkSoft }}>
            {intro}
          </Typography>
          <Actions>
            {actions.map(({ label, href }, index) => (
              <LinkButton key={href} href={href} variant={index === 0 ? 'contained' : 'outlined'}>
                {label}
              </LinkButton>
            ))}
          </Actions>
        </Words>
        <HeroStage sheets={sheets} lateDrawings={lateDrawings} {...rotation} />
      </Frame>
    </Ground>
  );
}
