// Made by art/fonts.ts; do not edit.

export const rareCharacters =
  'U+A1-A2,U+A4-A8,U+AA-AF,U+B4,U+B6,U+B8-BC,U+BE-D6,U+D8-F6,U+F8-FF,U+2BB-2BC,U+2033,U+2122,U+2191,U+2193,U+221E';

export const fontFamilies = {
  'Site Heading': '"Site Heading", "Site Heading Fallback: Arial", "Site Heading Fallback: Roboto", Arial, Roboto',
  'Site Text': '"Site Text", "Site Text Fallback: Arial", "Site Text Fallback: Roboto", Arial, Roboto',
  'Site Mono': '"Site Mono", "Site Mono Fallback", "Courier New"',
} as const;

export const fallbackFaces =
  "@font-face {\n  font-family: \"Site Heading Fallback: Arial\";\n  src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo');\n  ascent-override: 75.4168%;\n  descent-override: 18.0382%;\n  line-gap-override: 0%;\n  size-adjust: 116.4197%;\n}\n@font-face {\n  font-family: \"Site Heading Fallback: Roboto\";\n  src: local('Roboto Regular'), local('Roboto-Regular');\n  ascent-override: 75.2516%;\n  descent-override: 17.9987%;\n  size-adjust: 116.6753%;\n}\n@font-face {\n  font-family: \"Site Text Fallback: Arial\";\n  src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo');\n  ascent-override: 109.2105%;\n  descent-override: 42.6604%;\n  line-gap-override: 0%;\n  size-adjust: 93.7639%;\n}\n@font-face {\n  font-family: \"Site Text Fallback: Roboto\";\n  src: local('Roboto Regular'), local('Roboto-Regular');\n  ascent-override: 108.9713%;\n  descent-override: 42.5669%;\n  size-adjust: 93.9697%;\n}\n@font-face {\n  font-family: \"Site Mono Fallback\";\n  src: local('Courier New'), local('CourierNewPSMT'), local('Liberation Mono'), local('Cousine');\n  ascent-override: 102.0166%;\n  descent-override: 30.0049%;\n  size-adjust: 99.9837%;\n}";
