create sequence if not exists receipt_numbers as integer start with 100001;
