import styled from '@emotion/styled/base';
import { visuallyHidden } from './visually-hidden.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
