import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { interfaceCopy } from '../../content/interface.ts';
import { mainMenu } from '../../content/navigation.ts';
import { MenuDropdown } from './MenuDropdown.tsx';
import { MenuLink } from './MenuLink.tsx';

/** The main menu in a row. */
export function DesktopMenu() {
  return (
    <nav aria-label={interfaceCopy.mainMenu}>
      <List disablePadding sx={{ display: 'flex', gap: 'clamp(0px, 0.8vw, 14px)' }}>
        {mainMenu.map(({ name, link, subItems }) => (
          <Box key={link} component="li" sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
            <MenuLink name={name} link={link} />
            {subItems && <MenuDropdown name={name} subItems={subItems} />}
          </Box>
        ))}
      </List>
    </nav>
  );
}
