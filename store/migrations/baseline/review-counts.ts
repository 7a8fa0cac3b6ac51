import { sql, type Kysely } from 'kysely'
import { isSqlite } from '../../database.ts'

/** Counting a million reviews on each visit would be too slow, so triggers maintain the counts. */
export async function countByTriggers(database: Kysely<unknown>): Promise<void> {
  await sql`insert into review_counts values (0, 0, 0, 0)`.execute(database)
  await (isSqlite(database) ? keepCountsInSqlite(database) : keepCountsInPostgres(database))
}

async function keepCountsInSqlite(database: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger reviews_counted_on_insert after insert on reviews begin
      update review_counts set
        pending = pending + (new.status = 'pending'),
        approved = approved + (new.status = 'approved'),
        rejected = rejected + (new.status = 'rejected');
    end
  `.execute(database)
  await sql`
    create trigger reviews_counted_on_update after update of status on reviews
    when new.status <> old.status begin
      update review_counts set
        pending = pending + (new.status = 'pending') - (old.status = 'pending'),
        approved = approved + (new.status = 'approved') - (old.status = 'approved'),
        rejected = rejected + (new.status = 'rejected') - (old.status = 'rejected');
    end
  `.execute(database)
  await sql`
    create trigger reviews_counted_on_delete after delete on reviews begin
      update review_counts set
        pending = pending - (old.status = 'pending'),
        approved = approved - (old.status = 'approved'),
        rejected = rejected - (old.status = 'rejected');
    end
  `.execute(database)
}

/**
 * Each statement updates one row, and each connection has its own (up to sixteen), so that guests
 * submitting at the same time do not block each other.
 */
async function keepCountsInPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_reviews() returns trigger language plpgsql as $$
    declare
      pending_delta integer := 0;
      approved_delta integer := 0;
      rejected_delta integer := 0;
    begin
      if tg_op <> 'INSERT' then
        select
          -count(*) filter (where status = 'pending'),
          -count(*) filter (where status = 'approved'),
          -count(*) filter (where status = 'rejected')
        into pending_delta, approved_delta, rejected_delta
        from rows_before;
      end if;
      if tg_op <> 'DELETE' then
        select
          pending_delta + count(*) filter (where status = 'pending'),
          approved_delta + count(*) filter (where status = 'approved'),
          rejected_delta + count(*) filter (where status = 'rejected')
        into pending_delta, approved_delta, rejected_delta
        from rows_after;
      end if;
      if (pending_delta, approved_delta, rejected_delta) <> (0, 0, 0) then
        insert into review_counts as counts (shard, pending, approved, rejected)
        values (pg_backend_pid() % 16, pending_delta, approved_delta, rejected_delta)
        on conflict (shard) do update set
          pending = counts.pending + excluded.pending,
          approved = counts.approved + excluded.approved,
          rejected = counts.rejected + excluded.rejected;
      end if;
      return null;
    end
    $$
  `.execute(database)
  await sql`
    create trigger reviews_counted_on_insert after insert on reviews
    referencing new table as rows_after
    for each statement execute function count_reviews()
  `.execute(database)
  await sql`
    create trigger reviews_counted_on_update after update on reviews
    referencing old table as rows_before new table as rows_after
    for each statement execute function count_reviews()
  `.execute(database)
  await sql`
    create trigger reviews_counted_on_delete after delete on reviews
    referencing old table as rows_before
    for each statement execute function count_reviews()
  `.execute(database)
}
