import styled from '@emotion/styled/base';
import { loginPath } from '@ohmbridge/functions/contract/password-link';
import { type ReactNode, useEffect, useRef } from 'react';
import { Text } from '../../../components/Text.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { passwordCopy } from '../../../content/password.ts';

/** A form about a password. */
export const PasswordFields = styled('form')({ display: 'grid', gap: 24 });

const Part = styled('section')({ display: 'grid', gap: 24 });

/** What the login page shows in place of its form: a title, which takes the focus, and the way back. */
export function PasswordPart({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Part>
      <div>
        <Text ref={heading} variant="h3" as="h2" tabIndex={-1}>
          {title}
        </Text>
        {intro && <Text css={{ marginTop: 8, overflowWrap: 'anywhere' }}>{intro}</Text>}
      </div>
      {children}
      <p>
        <TextLink href={loginPath}>{passwordCopy.back}</TextLink>
      </p>
    </Part>
  );
}
