import styled from '@emotion/styled/base';
import { LinkButton } from '../components/LinkButton.tsx';
import type { ServiceBrochure } from '../content/service-page.ts';
import { colours, timings } from '../theme/tokens.ts';

/** Like the symbol of a machine in a single line diagram: a circle that hangs off a short amber line. */
const Round = styled('div')({
  justifySelf: 'start',
  width: 176,
  '&::before': { content: '""', display: 'block', width: 2, height: 32, margin: '0 auto', background: colours.amber },
  '& > a': {
    width: 176,
    height: 176,
    padding: 24,
    borderRadius: '50%',
    border: `2px solid ${colours.amber}`,
    lineHeight: 1.35,
    textAlign: 'center',
    transition: `background-color ${timings.quick}, color ${timings.quick}`,
    '&:hover': { borderColor: colours.amber, background: colours.amber, color: colours.ink },
  },
});

/** Opens a brochure in a new window. */
export function BrochureButton({ label, href, round = false }: ServiceBrochure) {
  const button = (
    <LinkButton href={href} variant="outlined" newTab>
      {label}
    </LinkButton>
  );
  return round ? <Round>{button}</Round> : <div>{button}</div>;
}
