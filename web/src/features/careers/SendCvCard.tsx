import styled from '@emotion/styled/base';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Text } from '../../components/Text.tsx';
import { colours, measures, media } from '../../theme/tokens.ts';

const Card = styled('aside')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: '24px 24px 28px',
  borderTop: `4px solid ${colours.amber}`,
  background: colours.ink,
  color: colours.onDark,
  [media.desktop]: { position: 'sticky', top: measures.headerHeight + 24 },
});

interface SendCvCardProps {
  question: string;
  offer: string;
  action: { label: string; href: string };
}

/** For those who found nothing in the list. */
export function SendCvCard({ question, offer, action }: SendCvCardProps) {
  return (
    <Card data-ground="dark" aria-label={offer}>
      <Text variant="h3">{question}</Text>
      <Text css={{ color: colours.onDarkSoft, marginBottom: 12 }}>{offer}</Text>
      <LinkButton href={action.href}>{action.label}</LinkButton>
    </Card>
  );
}
