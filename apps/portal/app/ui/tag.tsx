import styles from './tag.module.css';

interface TagProps {
  tone?: 'good' | 'waiting' | 'bad' | 'neutral';
  icon?: React.ReactNode;
  children: React.ReactNode;
}

/** A short state in words; its colour only repeats them. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
