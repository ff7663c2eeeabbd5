// Made by art/fonts.ts; do not edit.

export const fontFamilies = {
  'Archivo Site': '"Archivo Site", "Archivo Site Fallback", Arial',
  'Source Sans Site': '"Source Sans Site", "Source Sans Site Fallback", Arial',
  'JetBrains Mono Site': '"JetBrains Mono Site", "JetBrains Mono Site Fallback", "Courier New"',
} as const;

export const fallbackFaces =
  "@font-face {\n  font-family: \"Archivo Site Fallback\";\n  src: local('Arial'), local('ArialMT');\n  ascent-override: 75.4168%;\n  descent-override: 18.0382%;\n  line-gap-override: 0%;\n  size-adjust: 116.4197%;\n}\n@font-face {\n  font-family: \"Source Sans Site Fallback\";\n  src: local('Arial'), local('ArialMT');\n  ascent-override: 109.2105%;\n  descent-override: 42.6604%;\n  line-gap-override: 0%;\n  size-adjust: 93.7639%;\n}\n@font-face {\n  font-family: \"JetBrains Mono Site Fallback\";\n  src: local('Courier New'), local('CourierNewPSMT');\n  ascent-override: 102.0166%;\n  descent-override: 30.0049%;\n  size-adjust: 99.9837%;\n}";
