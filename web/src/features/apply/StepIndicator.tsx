import styled from '@emotion/styled/base';
import { applicationForm as copy } from '../../content/application-form.ts';
import { colours, families, media, timings } from '../../theme/tokens.ts';
import { type StepId, stepIds } from './steps.ts';

/** The nodes' diameter; half of it stands above whatever the busbar runs along. */
export const nodeSize = 20;
const barSize = 6;

/** The busbar is fed from the left edge of the page. */
const List = styled('ol')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  padding: 0,
  listStyle: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    right: '100%',
    top: (nodeSize - barSize) / 2,
    width: '50vw',
    height: barSize,
    background: colours.amber,
  },
});

/** One section of the busbar: live up to the step that is shown. */
const Segment = styled('li')({
  position: 'relative',
  paddingTop: nodeSize + 6,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: (nodeSize - barSize) / 2,
    height: barSize,
    background: colours.hairline,
  },
  '&::after': {
    background: colours.amber,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${timings.quick}`,
  },
  '&[data-live="true"]::after': { transform: 'none' },
  '@media (forced-colors: active)': { '&[data-live="true"]::after': { background: 'Highlight' } },
});

const Node = styled('span')({
  position: 'absolute',
  zIndex: 1,
  left: 0,
  top: 0,
  width: nodeSize,
  height: nodeSize,
  border: `2px solid ${colours.outline}`,
  borderRadius: '50%',
  background: colours.paper,
  transition: `background-color ${timings.quick}, border-color ${timings.quick}`,
  '[data-live="true"] > &': { borderColor: colours.ink, background: colours.amber },
  '[data-error="true"] > &': { borderColor: colours.error, background: colours.paper },
  // An open contact: errors show by shape, and not by colour alone.
  '[data-error="true"] > &::after': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 2,
    width: 2,
    height: 12,
    background: colours.error,
    transform: 'rotate(45deg)',
  },
});

const StepButton = styled('button')({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 56,
  padding: '8px 8px 8px 0',
  border: 0,
  background: 'none',
  color: colours.slate,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { color: colours.ink },
  '&:hover > :first-of-type': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&[aria-current="step"]': { color: colours.ink, fontWeight: 600 },
  [media.tablet]: { fontSize: '1.0625rem' },
});

const ErrorNote = styled('span')({
  marginTop: 4,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  color: colours.error,
});

interface StepIndicatorProps {
  current: StepId;
  stepsWithErrors: readonly StepId[];
  onChoose: (step: StepId) => void;
}

/** The progress of the application, as a busbar in three sections. Each step is a button that leads to it. */
export function StepIndicator({ current, stepsWithErrors, onChoose }: StepIndicatorProps) {
  const position = stepIds.indexOf(current);
  return (
    <nav aria-label={copy.stepsLabel}>
      <List>
        {stepIds.map((id, index) => {
          const hasError = stepsWithErrors.includes(id);
          return (
            <Segment key={id} data-live={index <= position} data-error={hasError}>
              <Node aria-hidden="true" />
              <StepButton
                type="button"
                aria-current={id === current ? 'step' : undefined}
                aria-label={copy.stepName(index + 1, stepIds.length, copy.steps[id], hasError)}
                onClick={() => onChoose(id)}
              >
                {/* The space keeps the two apart in the text, as they are in the name: who says what is written reaches it. */}
                <span>{copy.steps[id]}</span> {hasError && <ErrorNote>{copy.hasErrors}</ErrorNote>}
              </StepButton>
            </Segment>
          );
        })}
      </List>
    </nav>
  );
}
