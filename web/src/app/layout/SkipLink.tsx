import styled from '@emotion/styled/base';
import { interfaceCopy } from '../../content/interface.ts';
import { colours } from '../../theme/tokens.ts';

const Anchor = styled('a')({
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: 20,
  padding: '12px 20px',
  background: colours.amber,
  color: colours.deep,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/** The first stop of the Tab key: past the menu. */
export function SkipLink() {
  return <Anchor href="#main">{interfaceCopy.skipToContent}</Anchor>;
}
