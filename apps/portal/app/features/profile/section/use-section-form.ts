import { ApiError } from '@longleaf/contract/client';
import { useState } from 'react';
import { useDraft } from '../../../shell/drafts/use-draft.ts';
import type { FieldComplaint } from '../../../ui/error-summary.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { wordsAbout } from './words-about.ts';

export interface SectionFormOptions<Values> {
  /** Names the form: `profile:details`. */
  form: string;
  /** What is stored now; editing starts from it, cancelling goes back to it. */
  stored: Values;
  /** What can be said before the server is asked: field to complaint. */
  check?: (values: Values) => Partial<Record<string, string>>;
  /** Saves; false stops without a word (the person went back). @throws ApiError */
  save: (values: Values) => Promise<boolean>;
  /** Told when it is done. */
  saved: string;
  /** Said when the server fails without naming a field; the server's own words unless stated (MSG-064). */
  failed?: string;
  /** False for what must never be kept: passwords, Social Security numbers. */
  keepDraft?: boolean;
}

export interface SectionForm<Values> {
  editing: boolean;
  busy: boolean;
  values: Values;
  /** True once something was changed. */
  touched: boolean;
  complaints: readonly FieldComplaint[];
  /** What is wrong with one field. */
  errorOf: (field: string) => string | undefined;
  set: (part: Partial<Values>) => void;
  edit: () => void;
  cancel: () => void;
  submit: () => Promise<void>;
}

/** One section of the profile while it is edited: kept as typed, checked, saved, or given up. */
export function useSectionForm<Values extends object>(
  options: SectionFormOptions<Values>,
): SectionForm<Values> {
  const { form, stored, check, save, saved, failed, keepDraft = true } = options;
  const [values, setValues] = useState<Values | null>(null);
  const [touched, setTouched] = useState(false);
  const [complaints, setComplaints] = useState<readonly FieldComplaint[]>([]);
  const [busy, setBusy] = useState(false);
  const dropDraft = useDraft(form, {
    values,
    touched: touched && keepDraft,
    onRestore: (kept) => {
      if (kept === null) return;
      setValues({ ...stored, ...kept });
      setTouched(true);
    },
  });
  const leave = () => {
    setValues(null);
    setTouched(false);
    setComplaints([]);
    void dropDraft();
  };
  const submit = async () => {
    if (values === null || busy) return;
    const found = complaintsOf(check?.(values) ?? {});
    setComplaints(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      if (!(await save(values))) return;
      leave();
      showToast({ kind: 'done', text: saved });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = complaintsOf(error.modelState);
      setComplaints(refused.length > 0 ? refused : [{ field: '', text: failed ?? error.message }]);
    } finally {
      setBusy(false);
    }
  };
  return {
    editing: values !== null,
    busy,
    values: values ?? stored,
    touched,
    complaints,
    errorOf: (field) => wordsAbout(field, complaints),
    set: (part) => {
      setValues((before) => ({ ...(before ?? stored), ...part }));
      setTouched(true);
    },
    edit: () => setValues(stored),
    cancel: leave,
    submit,
  };
}

/** Every message of every field (MSG-063), in the order of the fields. */
function complaintsOf(fields: Partial<Record<string, string | string[]>>): FieldComplaint[] {
  return Object.entries(fields).flatMap(([field, texts]) =>
    [texts ?? []].flat().map((text) => ({ field, text })),
  );
}
