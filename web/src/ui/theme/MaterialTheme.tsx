import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { materialTheme } from './theme.ts';

/** The variables of the theme stand in each document already. The types leave this property out. */
const withoutStyleSheet = { disableStyleSheetGeneration: !import.meta.env.SSR };

/** What Material UI's components stand in. It keeps no choice of colours, so it stores nothing. */
export function MaterialTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={materialTheme()} storageManager={null} {...withoutStyleSheet}>
      {children}
    </ThemeProvider>
  );
}
