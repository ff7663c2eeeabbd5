import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { Chevron } from '../../ui/form/Chevron.tsx';

// The pointer or the focus on the button preloads the code of the menu: the first screen does not wait for it.
const loadItems = async () => ({ default: (await import('./UserMenuItems.tsx')).UserMenuItems });
const prepareItems = () => void loadItems().catch(() => undefined);
const UserMenuItems = lazy(loadItems);

/** The button with the name of the signed-in admin; it opens their menu. */
export function UserMenu({ name }: { name: string }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        variant="text"
        size="small"
        endIcon={<Chevron />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onPointerEnter={prepareItems}
        onFocus={prepareItems}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ '&&': { whiteSpace: 'normal', flexShrink: 1 }, textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {name}
      </Button>
      <Suspense>
        {anchor && <UserMenuItems id={id} name={name} anchor={anchor} onClose={() => setAnchor(undefined)} />}
      </Suspense>
    </>
  );
}
