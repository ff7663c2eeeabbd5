import styled from '@emotion/styled/base';
import { LinkButton } from '../components/LinkButton.tsx';
import { media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

const Row = styled('div')({ [media.desktop]: { marginTop: -8 } });

interface CallToActionProps extends SectionHead {
  action: { label: string; href: string };
}

/** One thing to do next; on the dark ground where nothing else is said. */
export function CallToAction({ action, ground = 'dark', ...head }: CallToActionProps) {
  return (
    <Section {...head} ground={ground}>
      <Row>
        <LinkButton href={action.href}>{action.label}</LinkButton>
      </Row>
    </Section>
  );
}
