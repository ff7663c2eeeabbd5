import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from '../theme/global-styles.ts';
import { MaterialTheme } from '../theme/MaterialTheme.tsx';

interface ProvidersProps {
  styleCache: EmotionCache;
  /** Whether the document has the global styles already. */
  hasGlobalStyles: boolean;
  children: ReactNode;
}

/** What every page stands in, in the browser and in the prerenderer. */
export function Providers({ styleCache, hasGlobalStyles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      {!hasGlobalStyles && <Global styles={globalStyles} />}
      <MaterialTheme hasStyles={hasGlobalStyles}>{children}</MaterialTheme>
    </CacheProvider>
  );
}
