import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from '../theme/global-styles.ts';

interface ProvidersProps {
  styleCache: EmotionCache;
  children: ReactNode;
}

/** What every page stands in, in the browser and in the prerenderer. */
export function Providers({ styleCache, children }: ProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <Global styles={globalStyles} />
      {children}
    </CacheProvider>
  );
}
