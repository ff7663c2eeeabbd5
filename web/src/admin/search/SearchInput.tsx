import Box from '@mui/material/Box';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import SvgIcon from '@mui/material/SvgIcon';
import { limits } from '@site/contract/shared/limits';
import { adminSearchCopy as copy } from '../../content/product/admin-search.ts';
import { families, measures } from '../../ui/theme/tokens.ts';
import { areSingleKeysOn } from '../components/single-keys.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';

const field = {
  height: 44,
  px: 1.5,
  gap: 1,
  border: `1px solid ${colours.outline}`,
  borderRadius: `${measures.radius}px`,
  background: colours.paper,
  color: colours.ink,
  '&:hover': { borderColor: colours.ink },
  '&.Mui-focused': { outline: `2px solid ${colours.brand}`, outlineOffset: -2 },
  '& input::placeholder': { color: colours.muted, opacity: 1 },
  '& kbd': {
    px: 0.75,
    border: `1px solid ${colours.hairline}`,
    borderRadius: `${measures.radius}px`,
    font: `0.8125rem ${families.mono}`,
    color: colours.muted,
  },
  '&.Mui-focused kbd': { visibility: 'hidden' },
} as const;

/** The text field: identical with and without suggestions, so that nothing moves. */
export function SearchInput({ inputProps, ...props }: InputBaseProps) {
  const hasKey = areSingleKeysOn();
  return (
    <InputBase
      fullWidth
      placeholder={copy.placeholder}
      startAdornment={<SearchIcon />}
      endAdornment={
        hasKey && (
          <Box component="kbd" aria-hidden="true" sx={{ display: { xs: 'none', md: 'block' } }}>
            {copy.key}
          </Box>
        )
      }
      {...props}
      inputProps={{
        'aria-label': copy.label,
        'aria-keyshortcuts': hasKey ? copy.key : undefined,
        maxLength: limits.jobSearch,
        autoComplete: 'off',
        enterKeyHint: 'search',
        ...inputProps,
      }}
      sx={field}
    />
  );
}

export function SearchIcon() {
  return (
    <SvgIcon fontSize="small">
      <path d="M10 3a7 7 0 1 0 4.3 12.5l5 5 1.4-1.4-5-5A7 7 0 0 0 10 3Zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z" />
    </SvgIcon>
  );
}
