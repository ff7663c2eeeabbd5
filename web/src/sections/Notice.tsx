import styled from '@emotion/styled/base';
import { OpenCircuit } from '../components/drawings/OpenCircuit.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Text } from '../components/Text.tsx';
import { colours, measures, media } from '../theme/tokens.ts';

const Frame = styled('div')({
  display: 'grid',
  gap: 48,
  alignItems: 'center',
  maxWidth: measures.contentWidth,
  margin: '0 auto',
  padding: `clamp(48px, 8vw, 120px) ${measures.margin}`,
  [media.desktop]: { gridTemplateColumns: '7fr 5fr', padding: `clamp(48px, 8vw, 120px) 0` },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 36 });

interface NoticeProps {
  label: string;
  title: string;
  text: string;
  actions: readonly { label: string; href: string }[];
}

/** A page that has nothing to show but a way on: not found, under maintenance. */
export function Notice({ label, title, text, actions }: NoticeProps) {
  return (
    <Frame>
      <div>
        <Text variant="overline" css={{ color: colours.slate }}>
          {label}
        </Text>
        <Text variant="h1" css={{ marginTop: 16 }}>
          {title}
        </Text>
        <Text variant="subtitle1" css={{ marginTop: 24, maxWidth: '46ch' }}>
          {text}
        </Text>
        <Actions>
          {actions.map(({ label: name, href }, index) => (
            <LinkButton key={href} href={href} variant={index === 0 ? 'contained' : 'outlined'}>
              {name}
            </LinkButton>
          ))}
        </Actions>
      </div>
      <OpenCircuit />
    </Frame>
  );
}
