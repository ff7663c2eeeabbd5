import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import { HomeLink } from '../../ui/Logo.tsx';
import { measures } from '../../ui/theme/tokens.ts';

// The line below it is part of the header's height.
const row = { height: measures.headerHeight - 1, justifyContent: 'space-between', gap: 3 } as const;

interface BarProps extends Pick<AppBarProps, 'position' | 'children'> {
  component: 'header' | 'div';
}

/** The firm's mark at one end, and at the other what the menu is reached by. */
export function Bar({ children, ...rest }: BarProps) {
  return (
    <AppBar elevation={0} {...rest}>
      <Container>
        <Toolbar sx={row}>
          <HomeLink />
          {children}
        </Toolbar>
      </Container>
    </AppBar>
  );
}
