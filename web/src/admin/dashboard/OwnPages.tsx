import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { dashboardCopy } from '../../content/admin.ts';
import { todayCopy } from '../../content/admin-today.ts';
import { mayOpen } from '../session/screen-roles.ts';
import { useRoles } from '../session/use-roles.ts';
import { list, Part } from './TodayParts.tsx';

/** The pages of an admin whose roles have no waiting work. */
export function OwnPages() {
  const roles = useRoles();
  return (
    <Part title={todayCopy.ownPages}>
      <Stack component="ul" spacing={1} sx={list}>
        {dashboardCopy.settings.links
          .filter(({ link }) => mayOpen(roles, link))
          .map(({ name, link }) => (
            <li key={link}>
              <Link href={link}>{name}</Link>
            </li>
          ))}
      </Stack>
    </Part>
  );
}
