import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

interface MaterialThemeProps {
  /** Whether the document has the theme's variables already. */
  hasStyles: boolean;
  children: ReactNode;
}

/** What Material UI's components stand in. It keeps no choice of colours, so it stores nothing. */
export function MaterialTheme({ hasStyles, children }: MaterialThemeProps) {
  return (
    // Its types leave out the last one, which the provider of themes with variables has.
    <ThemeProvider theme={theme} storageManager={null} {...{ disableStyleSheetGeneration: hasStyles }}>
      {children}
    </ThemeProvider>
  );
}
