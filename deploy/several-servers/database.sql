create role cabins login password 'DATABASE-PASSWORD';
create database cabins owner cabins encoding 'UTF8' template template0;
