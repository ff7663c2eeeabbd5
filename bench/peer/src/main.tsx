import { CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MarketingPage } from './MarketingPage.tsx';

// What our home page is measured against: the page that most people would have made, drawn in the browser. Nothing of
// it is part of the site.
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={createTheme()}>
        <CssBaseline />
        <MarketingPage />
      </ThemeProvider>
    </StrictMode>,
  );
}
