import styled from '@emotion/styled';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Text } from '../../components/Text.tsx';
import { careersWords } from '../../content/careers.ts';
import { colours } from '../../theme/tokens.ts';

const Plate = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  padding: '28px 28px 32px',
  border: `1px solid ${colours.error}`,
  borderLeftWidth: 4,
  background: colours.errorWash,
  color: colours.ink,
});

/** The jobs could not be loaded; a button tries again. */
export function OpeningsFailure({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <Plate>
      <Text role="alert">{message}</Text>
      <ActionButton onClick={onTryAgain}>{careersWords.tryAgain}</ActionButton>
    </Plate>
  );
}
