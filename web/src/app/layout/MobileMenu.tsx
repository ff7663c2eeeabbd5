import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Button, { type ButtonProps } from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import { contactLink, mainMenu } from '../../content/firm/navigation.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { useIsCurrent } from '../../shared/address.ts';
import { HomeLink } from '../../ui/Logo.tsx';
import { colours, families, measures, pseudoBox } from '../../ui/theme/tokens.ts';

const toggle = {
  minHeight: 48,
  px: '14px',
  borderColor: colours.outline,
  '&:hover': { borderColor: colours.outline, background: 'none', color: 'inherit' },
} as const;

const panel = {
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: colours.deep },
} as const;

// The pages hang from one line. The current page is a node on it.
const conductor = {
  margin: '12px 0 28px',
  pl: 4,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 0,
    bottom: 0,
    width: 2,
    background: colours.accent,
  },
} as const;

const entry = {
  position: 'relative',
  display: 'block',
  py: 1.5,
  color: 'text.primary',
  fontFamily: families.heading,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  '&::before': { ...pseudoBox, left: -27, top: 24, width: 16, height: 2, background: colours.accent },
  '&[aria-current="page"]::before': { left: -32, top: 19, width: 12, height: 12, borderRadius: '6px' },
} as const;

const subEntry = {
  display: 'block',
  py: '11px',
  color: 'text.secondary',
  fontSize: '1.125rem',
  lineHeight: 1.3,
  '&[aria-current="page"]': { color: 'text.primary', fontWeight: 600 },
} as const;

const dialogId = 'menu';

/**
 * The main menu of small screens: a modal dialog, which traps the focus. HTML opens and closes it. `early-input.ts` does so
 * in browsers that do not support the attributes yet.
 */
export function MobileMenu() {
  const isCurrent = useIsCurrent();
  return (
    <>
      <Toggle command="show-modal" aria-haspopup="dialog">
        <svg width="20" height="14" viewBox="0 0 20 14" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M0 1h20M0 7h20M0 13h20" />
        </svg>
        {interfaceCopy.openMenu}
      </Toggle>
      <Paper component="dialog" id={dialogId} aria-label={interfaceCopy.mainMenu} sx={panel}>
        <Bar component="div" position="static">
          <Toggle command="close">{interfaceCopy.closeMenu}</Toggle>
        </Bar>
        <Container component="nav" aria-label={interfaceCopy.mainMenu}>
          <List disablePadding sx={conductor}>
            {mainMenu.map(({ name, link, subItems }) => (
              <li key={link}>
                <Link href={link} underline="none" sx={entry} {...isCurrent(link)}>
                  {name}
                </Link>
                {subItems && (
                  <List disablePadding sx={{ padding: '0 0 8px 18px' }}>
                    {subItems.map((subItem) => (
                      <li key={subItem.link}>
                        <Link underline="none" href={subItem.link} sx={subEntry} {...isCurrent(subItem.link, true)}>
                          {subItem.name}
                        </Link>
                      </li>
                    ))}
                  </List>
                )}
              </li>
            ))}
          </List>
        </Container>
        <Container sx={{ pb: 5 }}>
          <Button variant="contained" fullWidth href={contactLink.link}>
            {contactLink.name}
          </Button>
        </Container>
      </Paper>
    </>
  );
}

interface ToggleProps extends Pick<ButtonProps, 'aria-haspopup' | 'children'> {
  command: 'show-modal' | 'close';
}

function Toggle(props: ToggleProps) {
  return <Button variant="outlined" size="small" sx={toggle} {...{ commandfor: dialogId }} {...props} />;
}

// The border below the row is part of the header's height.
const row = { height: measures.headerHeight - 1, justifyContent: 'space-between', gap: 3 } as const;

interface BarProps extends Pick<AppBarProps, 'position' | 'children'> {
  component: 'header' | 'div';
}

/** The firm's mark at one end, and the menu button at the other. */
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
