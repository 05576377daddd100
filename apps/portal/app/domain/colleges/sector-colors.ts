/** One sector's colours: pin, letter on it, label text, and five tones for its covers, pale to deep. */
export interface SectorColors {
  pin: string;
  onPin: string;
  outline: string;
  label: string;
  tones: readonly [string, string, string, string, string];
  skies: readonly [string, string, string];
}

export type Sector = 'UNC' | 'Independent' | 'CommunityCollege' | 'Other';

export const SECTOR_COLORS: Record<Sector, SectorColors> = {
  UNC: {
    pin: '#1F5F99',
    onPin: '#FFFFFF',
    outline: '#FFFFFF',
    label: '#1B4F80',
    tones: ['#DDE9F1', '#B9D0E2', '#86AECD', '#4A80AE', '#1E4F7C'],
    skies: ['#DDE9F1', '#F3E8D6', '#C9DCEA'],
  },
  Independent: {
    pin: '#AE2F2C',
    onPin: '#FFFFFF',
    outline: '#FFFFFF',
    label: '#8E2422',
    tones: ['#F6E4DA', '#EBC6B6', '#D69A87', '#B05A50', '#7C2B2A'],
    skies: ['#F8E8DE', '#FBEBD0', '#EBCDC0'],
  },
  CommunityCollege: {
    pin: '#F5C832',
    onPin: '#2A2104',
    outline: '#4A3A05',
    label: '#6A5000',
    tones: ['#FBF1D3', '#F4DF9C', '#E7C45B', '#C0962A', '#7C5D12'],
    skies: ['#FBF1D3', '#FDF6E2', '#F6E3AE'],
  },
  Other: {
    pin: '#262823',
    onPin: '#FFFFFF',
    outline: '#FFFFFF',
    label: '#262823',
    tones: ['#ECE9E2', '#D3CFC5', '#A7A399', '#6C6962', '#363530'],
    skies: ['#ECE9E2', '#F3EDE0', '#DAD6CC'],
  },
};
