import { useRevalidator } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import styles from './columns.module.css';

interface FailedPageProps {
  heading: React.ReactNode;
  /** What happened: "We could not load this career." */
  title: React.ReactNode;
}

/** A page whose facts could not be loaded: it stays where it is, with another try. */
export function FailedPage({ heading, title }: FailedPageProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={`wrap ${styles.failed}`}>
      <h1>{heading}</h1>
      <ErrorState title={title} onRetry={() => void revalidate()} busy={state === 'loading'} />
    </div>
  );
}
