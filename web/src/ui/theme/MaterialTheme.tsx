import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { materialTheme } from './theme.ts';

/**
 * The provider of the theme: the one that Material UI's own is built on. That one knows several schemes of colours
 * besides, and makes the variables of the theme once more for them; the site has one, and its documents bring the
 * variables along.
 */
export function MaterialTheme({ children }: { children: ReactNode }) {
  const theme = materialTheme();
  return (
    <>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
      {import.meta.env.SSR && <Global styles={theme.generateStyleSheets()} />}
    </>
  );
}
