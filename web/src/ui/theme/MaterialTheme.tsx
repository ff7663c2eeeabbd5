import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { materialTheme } from './theme.ts';

/**
 * Provides the theme, by the provider on which Material UI's own provider is built. Material UI's provider also handles
 * several colour schemes, and makes the CSS variables again for them. The site has one scheme, and its documents contain
 * the variables.
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
