import { takeLanguage } from '@longleaf/contract/language-addresses';
import { useNavigate } from 'react-router';
import { LANGUAGE } from '../../lib/languages.ts';

/**
 * Goes to an address with its language in it, such as the one where somebody signed in: within the portal where it is in
 * the language of this page, else by loading it. React Router's own `navigate` takes paths without their language.
 */
export function useGoTo(): (address: string, options?: { replace: boolean }) => void {
  const navigate = useNavigate();
  return (address, { replace } = { replace: false }) => {
    const { language, path } = takeLanguage(address);
    if (address.startsWith('/') && language === LANGUAGE) void navigate(path, { replace });
    else if (replace) window.location.replace(address);
    else window.location.assign(address);
  };
}
