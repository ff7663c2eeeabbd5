import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { type Role, roleNames, roles } from '@site/contract/team/roles';
import { useId } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { teamCopy } from '../../content/product/admin-team.ts';
import { FieldError } from '../../ui/form/Field.tsx';

interface RoleChoiceProps {
  /** The result of react-hook-form's `useController` for the list of roles. */
  field: Pick<ControllerRenderProps<{ roles: Role[] }, 'roles'>, 'value' | 'onChange' | 'onBlur' | 'ref'>;
  error: string | undefined;
  /** A role that cannot be removed here. */
  locked?: Role | undefined;
}

/** Chooses the roles of a colleague: a checkbox for each role, with the screens that the role opens. */
export function RoleChoice({ field, error, locked }: RoleChoiceProps) {
  const id = useId();
  const { value, onChange, onBlur, ref } = field;
  const first = roles.find((role) => role !== locked);
  const choose = (role: Role, isChosen: boolean) =>
    onChange(roles.filter((one) => (one === role ? isChosen : value.includes(one))));
  return (
    <FormControl component="fieldset" error={Boolean(error)} aria-describedby={error && `${id}-error`}>
      <FormLabel component="legend">{teamCopy.roles}</FormLabel>
      <FormGroup sx={{ mt: 1 }}>
        {roles.map((role) => {
          const isLocked = role === locked;
          const about = isLocked ? teamCopy.ownTeamRole : teamCopy.may[role];
          return (
            <FormControlLabel
              key={role}
              disabled={isLocked}
              slotProps={{ typography: { component: 'div' } }}
              label={
                <>
                  <span id={`${id}-${role}`}>{roleNames[role]}</span>
                  <Typography variant="body2" component="div" color="textSecondary" id={`${id}-${role}-about`}>
                    {about}
                  </Typography>
                </>
              }
              control={
                <Checkbox
                  checked={value.includes(role)}
                  onChange={({ target }) => choose(role, target.checked)}
                  onBlur={onBlur}
                  slotProps={{
                    input: {
                      // An error of the choice moves the focus to the first checkbox.
                      ...(role === first && { ref }),
                      'aria-labelledby': `${id}-${role}`,
                      'aria-describedby': `${id}-${role}-about`,
                    },
                  }}
                />
              }
            />
          );
        })}
      </FormGroup>
      <FieldError id={`${id}-error`} message={error} />
    </FormControl>
  );
}
