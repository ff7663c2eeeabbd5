import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from '../ui/theme/global-styles.ts';
import { MaterialTheme } from '../ui/theme/MaterialTheme.tsx';

interface ProvidersProps {
  styleCache: EmotionCache;
  children: ReactNode;
}

/** What every page stands in. Each document brings the global styles along: the browser has no need of their text. */
export function Providers({ styleCache, children }: ProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      {import.meta.env.SSR && <Global styles={globalStyles} />}
      <MaterialTheme>{children}</MaterialTheme>
    </CacheProvider>
  );
}
