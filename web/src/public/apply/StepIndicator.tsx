import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { applicationForm as copy } from '../../content/product/application-form.ts';
import { colours, media, pseudoBox, timings } from '../../ui/theme/tokens.ts';
import { type StepId, stepIds } from './steps.ts';

/** The diameter of a node. Half of a node stands above the edge that the busbar runs along. */
export const nodeSize = 20;
const barSize = 6;
const barTop = (nodeSize - barSize) / 2;

/** The busbar: energised up to the shown step, and fed from the left edge of the page. */
const busbar = {
  position: 'relative',
  '&::before': { ...pseudoBox, right: '100%', top: barTop, width: '50vw', height: barSize, bgcolor: colours.accent },
  '& > .MuiLinearProgress-root': { position: 'absolute', left: 0, right: 0, top: barTop, height: barSize },
  '& .MuiLinearProgress-bar': {
    transition: `transform ${timings.quick}`,
    '@media (forced-colors: active)': { bgcolor: 'Highlight' },
  },
} as const;

const node = {
  position: 'absolute',
  zIndex: 1,
  left: 0,
  top: 0,
  width: nodeSize,
  height: nodeSize,
  border: `2px solid ${colours.outline}`,
  borderRadius: '50%',
  bgcolor: colours.paper,
  transition: `background-color ${timings.quick}, border-color ${timings.quick}`,
  '[data-reached="true"] > &': { borderColor: colours.ink, bgcolor: colours.accent },
  '[data-error="true"] > &': { borderColor: colours.error, bgcolor: colours.paper },
  // The symbol of an open contact: an error must differ in shape, and not by colour alone.
  '[data-error="true"] > &::after': {
    ...pseudoBox,
    left: 7,
    top: 2,
    width: 2,
    height: 12,
    bgcolor: colours.error,
    transform: 'rotate(45deg)',
  },
} as const;

const button = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  width: '100%',
  minHeight: 56,
  p: '8px 8px 8px 0',
  color: colours.muted,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  textAlign: 'left',
  '&:hover': { color: colours.ink },
  '&:hover > :first-of-type': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&[aria-current="step"]': { color: colours.ink, fontWeight: 600 },
  '&:focus-visible': { outline: `3px solid ${colours.brand}`, outlineOffset: 3, borderRadius: '2px' },
  [media.tablet]: { fontSize: '1.0625rem' },
} as const;

interface StepIndicatorProps {
  current: StepId;
  stepsWithErrors: readonly StepId[];
  onChoose: (step: StepId) => void;
}

/** The progress of the applicant, as a busbar in three sections. Each step is a button that opens it. */
export function StepIndicator({ current, stepsWithErrors, onChoose }: StepIndicatorProps) {
  const position = stepIds.indexOf(current);
  return (
    <Box component="nav" aria-label={copy.stepsLabel} sx={busbar}>
      {/* Screen readers skip the bar, because the buttons say the same in words. */}
      <LinearProgress variant="determinate" value={((position + 1) / stepIds.length) * 100} aria-hidden="true" />
      <Stepper
        nonLinear
        activeStep={position}
        connector={null}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', alignItems: 'stretch', gap: 0 }}
      >
        {stepIds.map((id, index) => {
          const hasError = stepsWithErrors.includes(id);
          return (
            <Step
              key={id}
              data-reached={index <= position}
              data-error={hasError}
              sx={{ position: 'relative', p: `${nodeSize + 6}px 0 0` }}
            >
              <Box component="span" aria-hidden="true" sx={node} />
              {/* MUI's StepButton would turn the steps into tabs, and the Tab key reaches only one tab. */}
              <ButtonBase
                aria-current={id === current ? 'step' : undefined}
                aria-label={copy.stepName(index + 1, stepIds.length, copy.steps[id], hasError)}
                onClick={() => onChoose(id)}
                sx={button}
              >
                {/* The space keeps the words apart, as in the accessible name: voice control recognises the text. */}
                <span>{copy.steps[id]}</span>{' '}
                {hasError && (
                  <Typography
                    component="span"
                    variant="overline"
                    sx={{ mt: 0.5, lineHeight: 'inherit', letterSpacing: 0, color: 'error.main' }}
                  >
                    {copy.hasErrors}
                  </Typography>
                )}
              </ButtonBase>
            </Step>
          );
        })}
      </Stepper>
    </Box>
  );
}
