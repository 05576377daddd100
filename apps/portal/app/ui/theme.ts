import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { COLORS, GRAY, PINE } from './tokens.ts';

const tuple = (colors: readonly string[]) => [...colors] as unknown as MantineColorsTuple;
const overlayProps = { color: COLORS.overlay, backgroundOpacity: 0.55 };
// Mantine draws a header element in each sheet, which would count as a second banner of the page.
const sheet = {
  overlayProps,
  closeButtonProps: { 'aria-label': 'Close' },
  attributes: { header: { role: 'presentation' } },
  transitionProps: { duration: 200 },
  // Its own lock writes a style tag, which the content security policy refuses; styles/base.css has another.
  lockScroll: false,
};

/**
 * Mantine in the visual language: what its parts look like unless told otherwise. Parts are named, not
 * imported: the theme belongs to every page, the parts only to the pages that use them.
 */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: 7,
  autoContrast: true,
  focusRing: 'never',
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  fontFamily: "'Reddit Sans Variable', 'Reddit Sans', Verdana, sans-serif",
  colors: { pine: tuple(PINE), gray: tuple(GRAY) },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.5' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  headings: { fontWeight: '700' },
  shadows: {
    xs: '0 1px 2px rgba(40,32,12,.05)',
    sm: '0 1px 2px rgba(40,32,12,.05)',
    md: '0 6px 20px -8px rgba(40,32,12,.22)',
    lg: '0 16px 40px -12px rgba(40,32,12,.24)',
    xl: '0 16px 40px -12px rgba(40,32,12,.24)',
  },
  components: {
    Burger: { defaultProps: { 'aria-label': 'Open menu' } },
    Checkbox: { defaultProps: { size: 'md', radius: 4 } },
    CloseButton: { defaultProps: { 'aria-label': 'Close' } },
    Drawer: { defaultProps: sheet },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { ...sheet, centered: true, size: 460, radius: 'lg', padding: 30 } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Pagination: { defaultProps: { size: 'lg', radius: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', allowDeselect: false } },
    Slider: { defaultProps: { color: 'pine' } },
    Textarea: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
  },
});

/** Mantine's variables in the visual language. The scheme is always light. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  dark: {},
  light: {
    '--mantine-color-body': COLORS.paper,
    '--mantine-color-text': COLORS.ink,
    '--mantine-color-dimmed': COLORS.softInk,
    '--mantine-color-placeholder': COLORS.placeholder,
    '--mantine-color-error': COLORS.error,
    '--mantine-color-anchor': COLORS.pine,
    '--mantine-color-default-border': COLORS.control,
  },
});
