import styled from '@emotion/styled/base';
import { interfaceCopy } from '../../content/interface.ts';
import { type MenuItem, mainMenu } from '../../content/navigation.ts';
import { measures } from '../../theme/tokens.ts';
import { useIsCurrent } from './current-path.ts';
import { MenuDropdown } from './MenuDropdown.tsx';
import { MenuLink } from './MenuLink.tsx';

const List = styled('ul')({
  display: 'flex',
  alignItems: 'stretch',
  gap: 'clamp(0px, 0.8vw, 14px)',
  height: measures.headerHeight,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('li')({ display: 'flex', alignItems: 'center', position: 'relative' });

/** The main menu in a row. */
export function DesktopMenu() {
  const isCurrent = useIsCurrent();
  return (
    <nav aria-label={interfaceCopy.mainMenu}>
      <List>
        {mainMenu.map((item: MenuItem) =>
          item.subItems ? (
            <MenuDropdown key={item.link} name={item.name} link={item.link} subItems={item.subItems} />
          ) : (
            <Item key={item.link}>
              <MenuLink href={item.link} {...isCurrent(item.link)}>
                {item.name}
              </MenuLink>
            </Item>
          ),
        )}
      </List>
    </nav>
  );
}
