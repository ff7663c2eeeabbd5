import styled from '@emotion/styled/base';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ElementType } from 'react';
import { deskColours as colours } from '../theme/desk-colours.ts';

const Action = styled(Button)({
  minWidth: 0,
  padding: '8px 0',
  fontSize: '1rem',
  whiteSpace: 'nowrap',
  '&.MuiButton-colorError': { color: colours.error },
  '&[aria-disabled="true"]': { color: colours.slate },
}) as typeof Button;

/** A small thing that one can do, set in the line with the text around it. */
export function TextAction<Root extends ElementType = 'button'>(
  props: Omit<ButtonProps<Root, { component?: Root }>, 'variant' | 'size'>,
) {
  return <Action {...props} variant="text" size="small" />;
}
